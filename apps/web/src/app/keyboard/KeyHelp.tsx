import { Grid, Stack, Text } from '../../ui/layout/primitives.tsx';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { Fragment } from 'react';
import styles from './KeyHelp.module.css';
import { keyGroups } from './key-table.ts';

/** Dialog with all keyboard shortcuts. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts" size={560}>
      <Stack gap={16}>
        {keyGroups.map(({ heading, note, keys }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {note && (
              <Text as="p" tone="muted" above={4}>
                {note}
              </Text>
            )}
            <Stack as="dl" above={4}>
              {keys.map(({ combination, action }) => (
                <Grid key={combination.join('+')} gap={16} pad="4 0" rule="bottom" className={styles.key}>
                  <dt>
                    {combination.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && ' + '}
                        <kbd>{key}</kbd>
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{action}</dd>
                </Grid>
              ))}
            </Stack>
          </section>
        ))}
      </Stack>
    </Modal>
  );
}
