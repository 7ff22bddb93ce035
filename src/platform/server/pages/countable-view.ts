// Whether an opened page counts as somebody's: declared robots, and browsers that only prefetch, do not.
import type { IncomingHttpHeaders } from 'node:http';

/** Words in the user agents of programs without a reader. */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|archiv|scan|monitor|preview|fetch|headless|lighthouse|pingdom|facebookexternalhit|whatsapp|python|curl|wget|httpclient/i;

/** Every browser calls itself Mozilla; whatever does not is a program. */
export function isCountableView(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  if (!agent.startsWith('Mozilla/') || ROBOT.test(agent)) return false;
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz'];
  return purpose === undefined || !/prefetch|prerender/.test(String(purpose));
}
