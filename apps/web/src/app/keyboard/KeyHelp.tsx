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
      <div className={styles.groups}>
        {keyGroups.map(({ heading, note, keys }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {note && <p className={styles.note}>{note}</p>}
            <dl className={styles.keys}>
              {keys.map(({ combination, action }) => (
                <div key={combination.join('+')} className={styles.key}>
                  <dt>
                    {combination.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && ' + '}
                        <kbd>{key}</kbd>
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{action}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
