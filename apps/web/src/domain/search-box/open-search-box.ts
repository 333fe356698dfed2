/** Opens the search box, as Ctrl+K does: its script is loaded by the handler of that key (`KeyCommands`). */
export function openSearchBox(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
}
