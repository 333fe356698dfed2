import { Row } from '../layout/primitives.tsx';
import styles from './DataGrid.module.css';
import { type Density, densities } from './grid-layout.ts';

const linesOf: Record<Density['name'], readonly number[]> = {
  compact: [3, 6, 9, 12],
  medium: [3.5, 7.5, 11.5],
  tall: [4.5, 10.5],
};

/** Buttons for the row height. */
export function DensityButtons({
  density,
  onChange,
}: {
  density: Density['name'];
  onChange: (density: Density['name']) => void;
}) {
  return (
    <Row as="fieldset" gap={2} rigid>
      <legend className="visually-hidden">Row height</legend>
      {densities.map(({ name, label }) => (
        <button
          key={name}
          type="button"
          className={styles.density}
          aria-pressed={name === density}
          aria-label={label}
          title={label}
          onClick={() => onChange(name)}
        >
          <svg width="15" height="15" viewBox="0 0 15 15" aria-hidden>
            {linesOf[name].map((y) => (
              <path key={y} d={`M2 ${y}h11`} stroke="currentColor" strokeWidth="1.5" />
            ))}
          </svg>
        </button>
      ))}
    </Row>
  );
}
