// A mail server in a separate process, so that the measured sender keeps its core. Counts what arrives.
import { startSmtpSink } from '../test/builders/smtp-sink.ts';

const answerAfterMs = Number(process.argv[2] ?? 3);
let count = 0;
let bytes = 0;
let firstAt = 0;
let lastAt = 0;
const sink = await startSmtpSink({
  answerAfterMs,
  isForgetful: true,
  onEmail: ({ raw }) => {
    lastAt = performance.now();
    if (count === 0) firstAt = lastAt;
    count += 1;
    bytes = raw.length;
  },
});
process.on('message', () => {
  process.send?.({ url: sink.url, count, bytes, tookMs: lastAt - firstAt });
  sink.emails.length = 0;
  [count, bytes] = [0, 0];
});
process.on('disconnect', () => process.exit(0));
