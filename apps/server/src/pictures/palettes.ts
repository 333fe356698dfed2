/** Colours of one drawing. `ink` is readable on `ground`, `onAccent` on `accent`. */
export interface Palette {
  ground: string;
  ink: string;
  accent: string;
  onAccent: string;
  second: string;
  third: string;
}

const palette = (...colours: [string, string, string, string, string, string]): Palette => {
  const [ground, ink, accent, onAccent, second, third] = colours;
  return { ground, ink, accent, onAccent, second, third };
};

export const palettes: readonly Palette[] = [
  palette('#14213d', '#f4ead5', '#e0a030', '#14213d', '#2f4a7c', '#c8553d'),
  palette('#f3ead9', '#26221d', '#b5482e', '#fff5e9', '#d9a441', '#5c7a6b'),
  palette('#123c34', '#f1ecd8', '#d8b45a', '#123c34', '#2c6e5c', '#e98a5b'),
  palette('#4a1d2f', '#f7e6dc', '#e3a587', '#3a1323', '#7b3650', '#d9c27a'),
  palette('#e9eef2', '#17242f', '#2a6f97', '#ffffff', '#e76f51', '#a9c5d6'),
  palette('#fbf3e4', '#2b2140', '#6b4c9a', '#ffffff', '#f2b632', '#e5708f'),
  palette('#1d1b22', '#f2efe8', '#d64550', '#fff4f1', '#55505f', '#e8b54d'),
  palette('#dfe7d3', '#1f2d20', '#3f6b4f', '#f6faee', '#c98b3c', '#8fb08a'),
  palette('#0f4c5c', '#fdf3e1', '#fb8b24', '#172126', '#1f7a8c', '#e36414'),
  palette('#f6dcd0', '#3a1f1d', '#c2452d', '#fff3ec', '#2f5d62', '#e8a87c'),
  palette('#20304f', '#f5f1e6', '#8fb8de', '#16223a', '#3b5487', '#f2c57c'),
  palette('#fdf6e8', '#1e2a38', '#ef6f45', '#2a120a', '#2a9d8f', '#f4c95d'),
];
