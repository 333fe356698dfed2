/** What was typed before the search box could take it. */
interface EarlyText {
  readonly text: string;
  /** Enter was pressed. */
  readonly isEntered: boolean;
}

/** True for a key that produces a character; AltGr is reported as Ctrl+Alt. */
function isCharacter(event: KeyboardEvent): boolean {
  const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
  return [...event.key].length === 1 && (!isShortcut || event.getModifierState('AltGraph'));
}

/** Collects what is typed while the script of the search box is loaded, and until its text field has the focus. */
export class EarlyKeys {
  #typed: EarlyText = { text: '', isEntered: false };
  #abort: AbortController | null = null;

  /** @param onCancel called when the user presses Escape, or goes on elsewhere by Tab or with the pointer */
  start(onCancel: () => void): void {
    if (this.#abort) return;
    this.#abort = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      const { text } = this.#typed;
      if (event.isComposing) return;
      if (event.key === 'Tab') return onCancel();
      if (isCharacter(event)) this.#typed = { text: text + event.key, isEntered: false };
      else if (event.key === 'Backspace') this.#typed = { text: [...text].slice(0, -1).join(''), isEntered: false };
      else if (event.key === 'Enter') this.#typed = { text, isEntered: true };
      else if (event.key === 'Escape') onCancel();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // Before the page handles the key.
    const options = { capture: true, signal: this.#abort.signal };
    window.addEventListener('keydown', onKey, options);
    window.addEventListener('pointerdown', onCancel, options);
  }

  /** Ends it. @returns what was typed since `start` */
  take(): EarlyText {
    const typed = this.#typed;
    this.#abort?.abort();
    this.#abort = null;
    this.#typed = { text: '', isEntered: false };
    return typed;
  }
}
