// Finnish texts of uploaded pictures.

export const mediaMessages = {
  missing: 'Valitse ensin kuva.',
  type: 'Tätä tiedostoa ei voi käyttää. Valitse kuva, joka on muotoa JPEG, PNG tai WebP.',
  tooLarge: 'Kuva on liian suuri. Kuvan enimmäiskoko on 5 Mt.',
  pixels: 'Kuvassa on liikaa pikseleitä. Pienennä se enintään 40 megapikseliin ja yritä uudelleen.',
  damaged: 'Kuvan käsittely ei onnistunut. Yritä uudelleen. Jos sekään ei auta, kuva on ehkä vioittunut.',
  notFound: 'Kuvaa ei löytynyt. Se on ehkä jo poistettu.',
  inUse: 'Kuva on käytössä. Vaihda kuva ensin sivuille, joilla se näkyy, tai poista se silti.',
  noHero: 'Etusivulla ei ole omaa kuvaa. Lisää kuva ensin.',
} as const;

/** English texts that others rely on word for word, shown below the Finnish sentence of the same error. */
export const quotedTexts: Readonly<Record<string, string>> = {
  'media.type': 'File type not supported. Please upload a JPEG, PNG or WebP image.',
  'media.too_large': 'File size exceeds 5MB limit',
};
