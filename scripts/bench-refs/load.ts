/** The page in a frame of its own, as a browser lays it out; without scripts. */
export async function load(html: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-same-origin");
  frame.width = "1280";
  frame.height = "720";
  frame.srcdoc = html;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame;
}
