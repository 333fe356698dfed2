import { Text } from '../../ui/layout/primitives.tsx';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import styles from './ChangesDialog.module.css';
import type { Change } from './use-changes.ts';

/** Recent changes by imports: time, field, old and new value, sender, file. */
export function ChangesDialog({ changes, onClose }: { changes: readonly Change[]; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Changes of the last 30 days" size={1040}>
      <Text as="table" wide className={styles.table}>
        <thead>
          <tr>
            {['Changed', 'Field', 'Before', 'After', 'Sender', 'File'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.id}>
              <Text as="td" nowrap>
                {change.time}
              </Text>
              <td>{change.label}</td>
              <td dir="auto">{change.before}</td>
              <td dir="auto">{change.after}</td>
              <td dir="auto">{change.sender}</td>
              <td>{change.fileName}</td>
            </tr>
          ))}
        </tbody>
      </Text>
    </Modal>
  );
}
