// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const homepageWords = {
  entities: {
    'homepage-settings': 'Etusivun sisältö',
    faq: 'Kysymykset ja vastaukset',
    'selling-points': 'Myyntilauseet',
    brands: 'Merkit',
  },
  fields: {
    hero: 'Pääosio',
    financingCTA: 'Rahoitus-osio',
    intro: 'Tervetuloa-osio',
    services: 'Palvelut-osio',
    mainHeading: 'Pääotsikko',
    subtitle: 'Alaotsikko',
    mainText: 'Teksti',
    highlightedText: 'Korostettu teksti',
    buttonText: 'Painikkeen teksti',
    visible: 'Näkyvissä',
    imageAlt: 'Kuvan kuvaus',
    imagePosition: 'Kuvan kohdistus',
  },
} as const;
