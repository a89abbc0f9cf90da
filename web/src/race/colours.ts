/** Hull and letter of each boat, and the shape of its funnels: no colour without a letter and a shape. */

export const HULLS: Record<string, [string, string]> = {
  white: ["#f4efe4", "#2a2118"],
  orange: ["#e08a2c", "#2a2118"],
  blue: ["#3a66ad", "#ffffff"],
  green: ["#3f7f45", "#ffffff"],
  pink: ["#e59ab6", "#2a2118"],
  red: ["#b23a2e", "#ffffff"],
  yellow: ["#e9c83f", "#2a2118"],
  violet: ["#7a5299", "#ffffff"],
  rose: ["#211d1f", "#e8718d"],
};

export const FUNNELS: Record<string, string> = {
  white: "M-3 0A3 3 0 1 1 3 0A3 3 0 1 1 -3 0Z",
  orange: "M-3 -3H3V3H-3Z",
  blue: "M0 -4L3.8 2.6H-3.8Z",
  green: "M0 -4L3.6 0L0 4L-3.6 0Z",
  pink: "M-4 -1.6H-1.6V-4H1.6V-1.6H4V1.6H1.6V4H-1.6V1.6H-4Z",
  red: "M-4 -2H4V2H-4Z",
  yellow: "M-2 -4H2V4H-2Z",
  violet: "M0 4L3.8 -2.6H-3.8Z",
  rose: "M0 -4L1.2 -1.3L4 -1.2L1.9 .7L2.5 3.6L0 2L-2.5 3.6L-1.9 .7L-4 -1.2L-1.2 -1.3Z",
};

export const DOCKS: Record<string, string> = { "blue dock": "#35619c", "red dock": "#b23a2e", depot: "#1f1b18" };
