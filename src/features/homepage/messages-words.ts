// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
import { fieldMessages, imageFieldMessages } from './messages-editor.ts';

const shown = (name: string) => `${name} näkyvissä`;

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
    mainHeading: fieldMessages.mainHeading,
    mainHeadingVisible: shown(fieldMessages.mainHeading),
    titleVisible: shown(fieldMessages.title),
    subtitle: fieldMessages.subtitle,
    subtitleVisible: shown(fieldMessages.subtitle),
    mainText: fieldMessages.mainText,
    highlightedText: fieldMessages.highlightedText,
    buttonText: 'Painikkeen teksti',
    buttonVisible: shown(fieldMessages.buttonText),
    contactButtonText: fieldMessages.contactButtonText,
    contactButtonVisible: shown(fieldMessages.contactButtonText),
    kaartobottiButtonText: fieldMessages.kaartobottiButtonText,
    kaartobottiButtonVisible: shown(fieldMessages.kaartobottiButtonText),
    financingButtonText: fieldMessages.financingButtonText,
    financingButtonVisible: shown(fieldMessages.financingButtonText),
    catalogButtonText: fieldMessages.catalogButtonText,
    catalogButtonVisible: shown(fieldMessages.catalogButtonText),
    businessHoursButtonText: fieldMessages.businessHoursButtonText,
    businessHoursButtonVisible: shown(fieldMessages.businessHoursButtonText),
    visible: 'Näkyvissä',
    imageAlt: 'Kuvan kuvaus',
    imagePosition: fieldMessages.imagePosition,
  },
  values: { imagePosition: imageFieldMessages.positions },
} as const;
