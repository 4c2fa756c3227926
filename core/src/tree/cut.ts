/** Cuts a long text at a word, with an honest count of what is missing. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(" ", longest);
  const kept = text.slice(0, end > longest / 2 ? end : longest).trimEnd();
  return `${kept} …(+${text.length - kept.length} characters)`;
}
