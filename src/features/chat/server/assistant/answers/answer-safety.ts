// Answers to visitors who should not drive on: a loose wheel, a bulge in the sidewall. Safety first, then the shop's
// way to help.
import { REPAIR_PATH } from '../../../../pages/paths.ts';
import { PRICE_LIST_PATH } from '../../../../price-list/contract.ts';
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Details } from '../details/details.ts';
import type { AssistantTools } from '../tools.ts';
import { fold } from '../words.ts';
import { comingLines } from './answer-hours.ts';
import { answer, waysToShop, type Answer } from './answer.ts';
import { priceLine } from './prices/answer-prices.ts';
import { rowsOf } from './prices/price-rows.ts';

/** What may be dangerous, in folded letters of all languages. */
const HARM =
  /naula|ruuvi|patti|\bpati|pullist|kuhmu|halkea|haljen|viilt|vuota|tyhj|puhje|puhki|varoitusval|valo (?:pala|sytty)|palaa|taris|vapis|kolis|vinossa|vetaa (?!pera|vaunu|karry|asunto)|loysa|vaurio|rikki|vaarin ?pain|nail|screw|bulge|crack|\bcut\b|leak|(?<!run[ -]?)flat|warning|\blight (?:is|came|comes|on)\b|shak|vibrat|spik|skruv|\bbula|sprick|lacker|punkter|varningsl|vibrer/;
const DRIVES =
  /\baj(?:aa|anko|ella|o|oon)\b|uskalta|turvalli|vaaralli|ajokel|\bdriv(?:e|ing)|\bsafe|dangerous|\bkora\b|sakert|farligt/;

/** Whether to drive on with what may be dangerous is for a person who sees it. */
export function asksToDriveHarmed(text: string, before = ''): boolean {
  return DRIVES.test(fold(text)) && HARM.test(fold(`${before} ${text}`));
}

/** Somebody, not the car, is hurt. */
const INJURED =
  /loukkaan|vuotaa verta|(?=.*\b(?:jal(?:a|k)|kasi|kade|kate|katt|sorm|varpa|selka|sela|polv|niska|olkapaa))(?=.*(?:\bsattuu? |\bsattuu?\b$|murtu|turvoks|(?:tippu|putos|jai|kaatu)\w* (?:\w+ )?(?:jal|kaden|sorm|paalle|alle|valiin)))/;

export async function answerInjury(tools: AssistantTools, text: string): Promise<Answer | undefined> {
  if (!INJURED.test(fold(text))) return undefined;
  return answer('services', [messages.injured], { actions: waysToShop(await tools.shop()) });
}

/** A wheel that has come off is not to be tightened: then a person comes first. */
const CAME_OFF = /irto(?:s|n)|irronn|irti\b|putosi|pudonn/;

export async function answerLooseWheel(tools: AssistantTools, { text = '' }: Details): Promise<Answer> {
  if (
    CAME_OFF.test(fold(text)) &&
    /pyora|rengas|renkaa/.test(fold(text)) &&
    !/meina|\bpult|mutter/.test(fold(text))
  ) {
    return answer('services', [...messages.wheelOff, ...comingLines(await tools.hours(), tools.now(), {})], {
      actions: waysToShop(await tools.shop()),
    });
  }
  const retightening = rowsOf(await tools.priceList(), 'retighten', {});
  return answer(
    'services',
    [
      ...messages.looseWheel,
      ...(retightening.length > 0 ? [messages.looseWheelAtShop] : []),
      ...retightening.map((row) => priceLine(row, {}, true)),
      messages.roadsideHelp,
      ...comingLines(await tools.hours(), tools.now(), {}),
    ],
    {
      sources: [{ title: messages.sources.priceList, href: PRICE_LIST_PATH }],
      actions: waysToShop(await tools.shop()),
    },
  );
}

/** A tyre driven without air may give way at speed, whatever it looks like. */
export async function answerDrivenFlat(tools: AssistantTools): Promise<Answer> {
  const examined = rowsOf(await tools.priceList(), 'repair', {}).filter(({ title }) => /etsin/iu.test(title));
  return answer('services', [messages.drivenFlat, ...examined.map((row) => priceLine(row, {}))], {
    sources: [{ title: messages.sources.repair, href: REPAIR_PATH }],
    actions: waysToShop(await tools.shop()),
  });
}

export async function answerTyreDamage(tools: AssistantTools): Promise<Answer> {
  return answer(
    'services',
    [...messages.tyreDamage, messages.roadsideHelp, ...comingLines(await tools.hours(), tools.now(), {})],
    {
      sources: [{ title: messages.sources.repair, href: REPAIR_PATH }],
      actions: waysToShop(await tools.shop()),
    },
  );
}
