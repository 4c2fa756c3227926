import { defineView, moment, person, richText, text, value } from "@onscreen/core";
import { addresses, pageWith } from "./pages.js";
import { Article } from "./schema.js";

/**
 * A knowledge article on a page of its own. The page keeps the article once more in hidden inputs, and names its author and
 * its age in sentences of the reader's language, which stay as shown.
 */
export const article = defineView({
  name: "servicenow.article",
  layout: "classic",
  record: Article,
  ...addresses("kb_view\\.do\\?"),
  root: [pageWith("#articleId")],
  authored: ["#article"],
  fields: {
    sysId: value("#articleId"),
    number: text("#articleNumberReadonly"),
    title: text("#articleTitleReadonly", ".snc-article-header-title h1"),
    body: richText("#article"),
    author: person({ name: text("#articleAuthor") }),
    updated: moment({ text: text("#articleModifiedLabel") }),
  },
});
