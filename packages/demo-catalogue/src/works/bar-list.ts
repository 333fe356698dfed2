/** @param text words separated by bars, the form of long lists in `tables` */
export const barList = (text: string): readonly string[] => text.split('|');
