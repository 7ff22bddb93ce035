// The instant, as exact as a page of minutes needs it.
import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

export function useNow(): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
