import {
  Button,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  NativeSelect,
  type VariantColorsResolver,
} from '@mantine/core';

/** Mantine always uses white text on the accent; in dark mode the accent is light and needs dark text. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const isOnAccent = input.variant === 'filled' && (input.color ?? input.theme.primaryColor) === 'blue';
  return isOnAccent ? { ...colors, color: 'var(--on-accent)' } : colors;
};

/**
 * Mantine's theme. Colours are defined in tokens.css only, so that no style is injected and the content security policy
 * needs no exception.
 */
export const theme = createTheme({
  primaryShade: 8,
  variantColorResolver,
  fontFamily: 'var(--font)',
  defaultRadius: 'var(--radius)',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      vars: () => ({ root: { '--button-height': '32px', '--button-padding-x': '12px', '--button-fz': '13px' } }),
    }),
    Input: Input.extend({
      defaultProps: { size: 'sm' },
      vars: () => ({ wrapper: { '--input-height': '32px', '--input-fz': '13px' } }),
    }),
    // Set by name, because the component is loaded with the first dialog.
    Modal: {
      defaultProps: {
        centered: true,
        closeButtonProps: { 'aria-label': 'Close' },
        transitionProps: { duration: 0 },
        // The header of a dialog must not be a banner landmark.
        attributes: { header: { role: 'presentation' } },
        styles: { title: { font: 'var(--text-section)' } },
      },
    },
    NativeSelect: NativeSelect.extend({ defaultProps: { size: 'sm', rightSectionWidth: 24 } }),
  },
});
