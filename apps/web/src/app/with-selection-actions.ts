/** Registers the selection actions before a screen with a selection is rendered. */
export async function withSelectionActions<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const { offerSelectionActions } = await import('./offer-selection-actions.ts');
  offerSelectionActions();
  return screen;
}
