/**
 * Whether a title is an audio title, which has a reader, photos of performers and the audio script (EDIT-30, G-110):
 * its format says so, or else it has discs or a running time.
 *
 * @param title `isAudio` is the flag of its format; `tapecount` in discs, `tapelength` in hours 'hh:mm'
 */
export function isAudioTitle(title: {
  readonly isAudio?: boolean | null;
  readonly tapecount?: number | null;
  readonly tapelength?: string | null;
}): boolean {
  return title.isAudio === true || (title.tapecount ?? 0) > 0 || /[1-9]/.test(title.tapelength ?? '');
}
