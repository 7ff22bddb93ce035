// What a search text was understood to mean, in words.
import { catalogueMessages } from '../messages/catalogue.ts';
import { understoodMessages as texts } from '../messages/search.ts';
import { formatInchSize, formatTyreSize } from '../size/tyre-size.ts';
import type { Understood } from './query-types.ts';

/** 'koko 205/55R16', 'kitkarenkaat', 'sana ”michelin”'. */
export function understoodWords(part: Understood): string {
  switch (part.kind) {
    case 'size':
      return texts.size(formatTyreSize(part.size));
    case 'inch':
      return texts.inch(formatInchSize(part), formatTyreSize(part.nearest));
    case 'width-aspect':
      return texts.widthAspect(part.width, part.aspect);
    case 'width':
      return texts.width(part.width);
    case 'rim':
      return texts.rim(String(part.rim).replace('.', ','));
    case 'service':
      return texts.service(part.loadIndex, part.speedSymbol);
    case 'price':
      return texts.price(part.price);
    case 'wish':
      return texts.wishes[part.wish];
    case 'vehicle':
      return texts.vehicles[part.vehicleType];
    case 'classes':
      return texts.classes(part.classes);
    case 'grip':
      return texts.grips[part.grip];
    case 'electric':
      return texts.electric;
    case 'season':
      return catalogueMessages.seasons[part.season].toLowerCase();
    case 'winter-type':
      return catalogueMessages.winterTypes[part.winterType].toLowerCase();
    case 'ean':
      return texts.ean(part.ean);
    case 'tag':
      return texts.tag(part.tag);
    case 'words':
      return texts.words(part.words);
  }
}
