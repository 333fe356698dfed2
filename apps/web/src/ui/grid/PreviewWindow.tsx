import { type ComponentPropsWithoutRef, useLayoutEffect, useRef } from 'react';
import styles from './PreviewWindow.module.css';
import type { CellPreview } from './use-cell-preview.ts';

const GAP_PX = 6;

/** A preview beside a cell, kept inside the browser's window. */
export function PreviewWindow({
  preview,
  ...handlers
}: { preview: CellPreview } & Pick<ComponentPropsWithoutRef<'div'>, 'onPointerEnter' | 'onPointerLeave'>) {
  const panel = useRef<HTMLDivElement>(null);
  const { beside } = preview;
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const isRightFree = beside.right + GAP_PX + width <= window.innerWidth;
    const left = isRightFree ? beside.right + GAP_PX : beside.left - GAP_PX - width;
    const lowest = window.innerHeight - height - GAP_PX;
    element.style.left = `${Math.max(GAP_PX, left)}px`;
    element.style.top = `${Math.max(GAP_PX, Math.min(beside.top - height / 3, lowest))}px`;
  }, [beside]);
  return (
    <div ref={panel} role="tooltip" className={styles.window} data-screen-only {...handlers}>
      {preview.content}
    </div>
  );
}
