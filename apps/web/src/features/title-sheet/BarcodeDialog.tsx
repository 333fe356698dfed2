import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import styles from './IsbnLine.module.css';

const address = (isbn: string, type: 'svg' | 'png') => `/images/barcodes/${isbn}.${type}`;

/** The EAN-13 barcode of a title, for scanning or saving. */
export function BarcodeDialog({ isbn, onClose }: { isbn: string; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={`Barcode of ISBN ${isbn}`} size={480}>
      <div className={styles.barcode}>
        <img src={address(isbn, 'svg')} alt={`EAN-13 barcode of ${isbn}`} />
      </div>
      <p className={styles.files} data-thumb>
        <a href={address(isbn, 'svg')} download={`${isbn}.svg`}>
          Save as SVG
        </a>
        <a href={address(isbn, 'png')} download={`${isbn}.png`}>
          Save as PNG
        </a>
      </p>
    </Modal>
  );
}
