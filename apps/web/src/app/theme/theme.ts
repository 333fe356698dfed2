import { Button, createTheme, Input, NativeSelect, TextInput } from '@mantine/core';

/**
 * Mantine's theme (UX.md). Colours live in tokens.css alone: the provider writes no variables, so that no style is
 * injected and the content security policy needs no exception.
 */
export const theme = createTheme({
  primaryShade: 8,
  fontFamily: 'var(--font)',
  defaultRadius: 'var(--radius)',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ defaultProps: { h: 32, px: 12, fz: 13 } }),
    Input: Input.extend({ defaultProps: { size: 'sm' } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'sm' } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: 'sm' } }),
  },
});
