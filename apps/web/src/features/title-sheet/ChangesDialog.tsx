import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import styles from './ChangesDialog.module.css';
import type { Change } from './use-changes.ts';

/** Recent changes by imports: date, field, old and new value, file. */
export function ChangesDialog({ changes, onClose }: { changes: readonly Change[]; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Changes of the last 30 days" size={880}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Changed', 'Field', 'Before', 'After', 'Source'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.id}>
              <td className={styles.day}>{change.day}</td>
              <td>{change.label}</td>
              <td>{change.before}</td>
              <td>{change.after}</td>
              <td>{change.fileName}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
