import { useEffect, useRef, useState } from 'react';

/** The buttons disappear when the mouse has rested for this time. */
const REST_MS = 3_000;

/** Whether the mouse was moved a moment ago. */
export function useMouseMoving() {
  const [isMoving, setMoving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isMoving,
    onMouseMove() {
      setMoving(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setMoving(false), REST_MS);
    },
  };
}
