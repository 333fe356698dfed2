import { hqnaDefaults } from '../constants.ts';

const formatTypes = {
  print: { code: hqnaDefaults.formatType, description: 'Print' },
  digital: { code: 'E', description: 'Electronic' },
  audio: { code: 'A', description: 'Audio' },
} as const;

interface FormedTitle {
  bar: { isAudio?: boolean };
  stored: { printOrDigital?: string | null };
}

/** @returns the code of a title's format type: print, electronic or audio */
export function formatType({ bar, stored }: FormedTitle): (typeof formatTypes)[keyof typeof formatTypes] {
  if (bar.isAudio) return formatTypes.audio;
  return stored.printOrDigital === 'Digital' ? formatTypes.digital : formatTypes.print;
}
