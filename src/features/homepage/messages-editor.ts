// Finnish texts of the home page's editor in the back office. Some texts are fixed word for word by tests.

export const editorMessages = {
  title: 'Etusivun sisältö',
  cardText: 'Etusivun tekstit, painikkeet, pääkuva ja rahoitus.',
  lead: 'Muokkaa ja katso esikatselusta, miltä etusivu näyttää. Kävijät näkevät muutokset, kun tallennat.',
  openPage: 'Avaa etusivu',
  partsLabel: 'Etusivun osat',
  parts: { hero: 'Pääosio', image: 'Kuva', content: 'Sisältö-osio', financing: 'Rahoitus-osio' },
  viewsLabel: 'Lomake vai esikatselu',
  formView: 'Muokkaa',
  signedOut: 'Sinun täytyy olla kirjautunut sisään muokataksesi etusivun sisältöä',
  unsaved: 'Etusivulla on tallentamattomia muutoksia.',
  save: 'Tallenna muutokset',
  saved: 'Etusivu päivitetty onnistuneesti',
  failed: (reason: string) => `Virhe: ${reason || 'Tuntematon virhe'}`,
  imageRemoveFailed: 'Virhe kuvan poistamisessa',
  sessionOver: 'Kirjautuminen vanhentunut. Kirjaudu sisään uudelleen.',
  loadFailed: 'Etusivun sisällön lataus epäonnistui',
  commandGroup: 'Etusivu',
  commandHint: 'Etusivun sisältö',
} as const;

/** English texts, shown small under our own. */
export const quotedMessages = {
  loadFailed: 'Failed to load homepage settings',
  updateFailed: 'Failed to update homepage settings',
  notSignedIn: 'Authentication error. Please log in again.',
  imageUpload: { refused: 'Failed to upload image', unanswered: 'Error uploading image' },
  imageDelete: { refused: 'Failed to delete image', unanswered: 'Error deleting image' },
  imageMetadata: { refused: 'Failed to update image metadata', unanswered: 'Error updating image metadata' },
} as const;

/** Names of the fields, in the form and next to two versions. */
export const fieldMessages = {
  mainHeading: 'Pääotsikko',
  title: 'Yläotsikko',
  subtitle: 'Alaotsikko',
  catalogButtonText: 'Hakupainike',
  buttonText: 'Ajanvarauspainike',
  kaartobottiButtonText: 'Chat-avustajan painike',
  financingButtonText: 'Rahoituspainike',
  contactButtonText: 'Yhteydenottopainike',
  businessHoursButtonText: 'Aukioloaikojen painike',
  image: 'Pääkuva',
  imageAlt: 'Kuvan vaihtoehtoinen teksti',
  imagePosition: 'Kuvan kohdistus',
  sectionTitle: 'Otsikko',
  sectionContent: 'Teksti',
  financingTitle: 'Otsikko',
  mainText: 'Teksti',
  highlightedText: 'Korostettu teksti',
  financingButton: 'Painike',
  visible: 'Näkyy etusivulla',
  visibleOf: (name: string) => `${name}: näkyy etusivulla`,
} as const;

export const heroFieldMessages = {
  headings: 'Otsikot',
  buttons: 'Painikkeet',
  lead: 'Jos jätät kentän tyhjäksi, sivulla näkyy himmeä oletusteksti.',
  searchAlwaysShown: 'Hakupainike on etusivulla aina, joten sitä ei voi piilottaa.',
  bookingHelp: 'Näkyy, kun ajanvaraus on käytössä tai liikkeen tiedoissa on oman varauspalvelun osoite.',
  assistantHelp: 'Avaa chatin. Tyhjänä painikkeessa on liikkeen tiedoissa annettu avustajan nimi.',
  hoursHelp: 'Kelluva painike sivun vasemmassa reunassa. Puhelimessa siinä näkyy vain kuvake.',
} as const;

export const imageFieldMessages = {
  lead: 'Ilman omaa kuvaa etusivulla on vuodenajan mukaan vaihtuva rengas.',
  defaultAlt: (alt: string) => `Jos jätät tekstin tyhjäksi, kuvan teksti on ”${alt}”.`,
  positionHelp: 'Mikä kohta kuvasta jää näkyviin, kun se rajataan ruudun muotoon.',
  positions: {
    center: 'Keskellä',
    top: 'Ylhäällä',
    bottom: 'Alhaalla',
    left: 'Vasemmalla',
    right: 'Oikealla',
    'top left': 'Ylhäällä vasemmalla',
    'top right': 'Ylhäällä oikealla',
    'bottom left': 'Alhaalla vasemmalla',
    'bottom right': 'Alhaalla oikealla',
  },
} as const;

export const sectionFieldMessages = {
  intro: 'Tervetuloa-osio',
  services: 'Palvelut',
  paragraphs: 'Tyhjä rivi aloittaa uuden kappaleen.',
} as const;

export const financingFieldMessages = {
  financing: 'Rahoitus-osio',
  lead: 'Luottoehdot ja esimerkki tulevat asetusten kohdasta Rahoitus, eikä niitä kirjoiteta tähän.',
  highlightHelp:
    'Jätä tyhjäksi, niin maksuaika ja korot tulevat ehdoista. Tekstiä, joka ei pidä yhtä ehtojen kanssa, ei näytetä.',
  buttonHelp: 'Näkyy, kun liikkeen tiedoissa on luotonhakemuksen osoite.',
} as const;

export const previewMessages = {
  title: 'Esikatselu',
  frame: 'Etusivu tallentamattomine muutoksineen',
  updating: 'Päivitetään…',
  failed: 'Esikatselua ei voitu päivittää',
} as const;
