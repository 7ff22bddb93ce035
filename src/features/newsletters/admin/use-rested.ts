// A value that follows when it has stood still for a while: whoever types is neither interrupted nor outrun.
import { useEffect, useState } from 'react';

const REST_MS = 350;

export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
