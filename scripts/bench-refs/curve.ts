import type { Shares } from "./properties.js";

export interface Point extends Shares {
  readonly at: string;
}

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

const [WIDTH, HEIGHT, LEFT, TOP] = [640, 400, 60, 40];
const MOST_RISK = 0.12;
const COLORS = ["#b3432b", "#1f5fa8", "#2a7d3c"];

/** How much is wrong at how much is found: the lower and the further right, the better. */
export function riskCoverage(series: readonly Series[]): string {
  const x = (coverage: number): number => LEFT + coverage * (WIDTH - LEFT - 20);
  const y = (risk: number): number => TOP + (1 - Math.min(risk, MOST_RISK) / MOST_RISK) * (HEIGHT - TOP - 50);
  const text = (px: number, py: number, words: string, anchor = "middle", color = "#333"): string =>
    `<text x="${px.toFixed(0)}" y="${py.toFixed(0)}" text-anchor="${anchor}" fill="${color}">${words}</text>`;
  const grid = [0, 0.2, 0.4, 0.6, 0.8, 1].map(
    (at) => `<path d="M${x(at)} ${y(0)}V${y(MOST_RISK)}" stroke="#ddd"/>${text(x(at), y(0) + 18, `${at * 100} %`)}`,
  );
  const lines = [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12].map(
    (at) =>
      `<path d="M${x(0)} ${y(at)}H${x(1)}" stroke="#ddd"/>${text(LEFT - 6, y(at) + 4, `${Math.round(at * 100)} %`, "end")}`,
  );
  const bar = `<path d="M${x(0)} ${y(0.01)}H${x(1)}" stroke="#888" stroke-dasharray="4 3"/>`;
  const curves = series.map(({ name, points }, i) => {
    const color = COLORS[i % COLORS.length] as string;
    const edge = frontier(points);
    const path = edge
      .map((one, n) => `${n === 0 ? "M" : "L"}${x(one.right + one.wrong).toFixed(1)} ${y(one.wrong).toFixed(1)}`)
      .join("");
    const dots = edge.map(
      (one) =>
        `<circle cx="${x(one.right + one.wrong).toFixed(1)}" cy="${y(one.wrong).toFixed(1)}" r="3" fill="${color}"><title>${name}: ${one.at}</title></circle>`,
    );
    return `<path d="${path}" fill="none" stroke="${color}" stroke-width="2"/>${dots.join("")}${text(LEFT + 12, TOP + 14 + i * 18, name, "start", color)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>${grid.join("")}${lines.join("")}${bar}${curves.join("")}${text((x(0) + x(1)) / 2, HEIGHT - 10, "coverage: answered, of all pairs")}${text(LEFT, 22, "wrong, of all pairs", "start")}</svg>
`;
}

/** The points that no other beats on both sides. */
function frontier(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.right + a.wrong - (b.right + b.wrong));
  return sorted.filter(
    (one) => !sorted.some((other) => other.right + other.wrong > one.right + one.wrong && other.wrong <= one.wrong),
  );
}
