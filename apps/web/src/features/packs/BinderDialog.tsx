import { Row, Stack } from '../../ui/layout/primitives.tsx';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Modal } from '@mantine/core';
import type { Audience } from '@titlenet/catalogue/field';
import type { PackContent } from '@titlenet/contract/packs';
import { type ReactNode, useId, useState } from 'react';
import { type BinderFigures, binderAddress } from '../../domain/packs/binder-address.ts';
import { figuresDay } from '../../domain/packs/figures-day.ts';
import { hrefOf } from '../../ui/address/links.ts';
import styles from '../../ui/dialog/PrintDialog.module.css';

interface ChoiceProps<Value extends string> {
  legend: string;
  options: readonly (readonly [value: Value, label: string, hint: string])[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ legend, options, chosen, onChoose }: ChoiceProps<Value>): ReactNode {
  const name = useId();
  return (
    <Stack as="fieldset" gap={4} className={styles.group}>
      <legend>{legend}</legend>
      {options.map(([value, label, hint]) => (
        <Row key={value} as="label" gap={8} align="baseline" target className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            data-autofocus={(chosen === value && legend === 'Readers') || undefined}
            onChange={() => onChoose(value)}
          />
          <span>
            {label}
            <small>{hint}</small>
          </span>
        </Row>
      ))}
    </Stack>
  );
}

/** Opens the binder of a pack in a new tab, where it is printed or saved. */
export function BinderDialog({ pack, onClose }: { pack: PackContent; onClose: () => void }) {
  const [audience, setAudience] = useState<Audience>('accounts');
  const [figures, setFigures] = useState<BinderFigures>('kept');
  return (
    <Modal opened onClose={onClose} title={`Binder of '${pack.name}'`} size={520}>
      <Stack
        as="form"
        gap={16}
        onSubmit={(event) => {
          event.preventDefault();
          window.open(hrefOf(binderAddress(pack.id, audience, figures)), '_blank', 'noopener');
          onClose();
        }}
      >
        <Choice
          legend="Readers"
          options={[
            [
              'accounts',
              'For accounts',
              'Without internal notes and fields, projections, key accounts and sales figures',
            ],
            ['internal', 'Internal', 'Everything that the house may read'],
          ]}
          chosen={audience}
          onChoose={setAudience}
        />
        <Choice
          legend="Figures in the lists of titles"
          options={[
            ['kept', `Those of the pack: ${figuresDay(pack) ?? 'none'}`, 'As they were shown and agreed on that day'],
            ['current', 'Those of today', 'As they are in the catalogue now; the pages of titles always have these'],
          ]}
          chosen={figures}
          onChoose={setFigures}
        />
        <Row gap={8} justify="end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Open Binder</Button>
        </Row>
      </Stack>
    </Modal>
  );
}
