// Debounces a value: it follows once it has not changed for a while.
import { useEffect, useState } from 'react';

const DELAY_MS = 350;

export function useDebouncedValue<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
