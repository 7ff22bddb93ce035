// Finnish for a language model that words an offer message.
import type { OfferWords } from './offer-phrases.ts';
import type { OfferTone } from './offer.ts';

const TONES: Record<OfferTone, string> = {
  formal: 'asiallinen ja kohtelias',
  casual: 'rento ja tuttavallinen',
  exciting: 'innostava ja iloinen, enintään kaksi huutomerkkiä',
  urgent: 'napakka: tarjous on voimassa rajoitetun ajan, mutta lukijaa ei painosteta',
};

export const offerModelTexts = {
  prompt: ({ shop, tone }: { shop: string; tone: OfferTone }) =>
    [
      `Kirjoitat rengasliikkeen ${shop} uutiskirjeeseen lyhyen tarjousviestin. Sävy on ${TONES[tone]}.`,
      'Kirjoita hyvää suomen yleiskieltä ja puhuttele lukijaa sinä-muodossa.',
      'Käytä vain annettuja tietoja. Älä kerro hintoja, sillä ne tulevat kirjeeseen erikseen.',
      'Älä keksi lukuja, päiviä, prosentteja, merkkejä, palveluja, takuita, testituloksia, ympäristöväitteitä tai superlatiiveja.',
      'Älä kirjoita lukuja kirjaimin, linkkejä, muotoiluja, luetteloita, hymiöitä tai allekirjoitusta.',
      'Vastaa täsmälleen näin: ensin rivi AIHE: ja enintään 60 merkin aihe, sitten tervehdys ja yksi tai kaksi lyhyttä kappaletta, sitten rivi RENKAAT, jonka kohdalle renkaat tulevat, ja lopuksi yksi lyhyt kappale, joka kehottaa varaamaan ajan tai kysymään lisää.',
    ].join('\n'),
  facts: ({ tyres, percent, isHighest, lastDay }: OfferWords, names: readonly string[]) =>
    [
      `Tarjouksessa: ${tyres.all}.`,
      `Renkaat: ${names.join('; ')}.`,
      ...(percent === null ? [] : [`${isHighest ? 'Suurin alennus' : 'Alennus'}: ${percent} %.`]),
      ...(lastDay === null ? [] : [`Tarjouksen viimeinen päivä: ${lastDay}.`]),
    ].join('\n'),
} as const;
