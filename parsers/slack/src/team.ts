import { anywhere, attr, derived, type Field, fromUrl, oneOf, text } from "@onscreen/core";
import { teamInTitle } from "./values.js";

/** The name of the workspace, in the header of the sidebar or, by its form alone, in the title. */
export const teamName: Field<string> = oneOf(
  text(anywhere(".p-ia4_home_header_menu__team_name"), anywhere(".p-ia__sidebar_header__team_name_text")),
  derived<unknown, string>((_, { reading }) => teamInTitle(reading.page.title)),
);

export const team = {
  teamId: oneOf(
    fromUrl(/^\/client\/([TE][A-Z0-9]+)/),
    attr("data-team-id", anywhere("[contenteditable][data-team-id]")),
  ),
  teamName,
};
