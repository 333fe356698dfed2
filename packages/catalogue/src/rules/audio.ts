/**
 * Whether a title is an audio title (EDIT-30, G-110): its format is audio, or it has discs or a running time. Audio
 * titles have a reader, photos of performers and the audio script.
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
