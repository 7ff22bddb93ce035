// Whether a tyre was driven without air: what most repairs allow does not apply then.
import type { Details } from '../details/details.ts';
import type { Intent } from './intents.ts';

interface FlatTurn {
  readonly line: string;
  readonly isPage: boolean;
  readonly intent: Intent;
  readonly now: Details;
}

const DRIVEN =
  /\baj(?:oi(?:n|t|mme|tte|vat)?|et(?:tu|tiin|un|ulla)\w*|an(?:ut|u|eet)|ell?u\w*|elin)\b(?! (?:\w+ )?(?:naula|ruuvi|kuop|kant+ari|kive|lasi))/;
const WITHOUT_AIR =
  /\b(?:tyhj[ai]|puhjennee|oli (?:\w+ )?puhki|puhki oleva|puhkinai|rikkinai|littana|lytyss|ilman ilma|pelkalla vanteella)/;
const MENDED =
  /paika|korja|kelpaa|kaytt|ehja|pelast|hukas|romu|roski|pilal|menn?yt|vaaralli|kalun|\bvoi(?:ko|ks)\b/;

export function isDrivenFlat({ line, isPage, intent, now }: FlatTurn): boolean {
  if (now.size || !DRIVEN.test(line) || !WITHOUT_AIR.test(line)) return false;
  return isPage || intent === 'driven-flat' || now.work === 'repair' || MENDED.test(line);
}
