// Finnish texts of ending the demonstration shop in the back office.

export const demonstrationMessages = {
  title: 'Tämä on esittelykauppa',
  text: 'Renkaat, hinnat, arviot ja kampanjat ovat keksittyjä, ja jokainen sivu kertoo sen kävijöille. Lopeta esittely, kun otat sivuston omaan käyttöön.',
  ownersOnly: 'Omistaja voi lopettaa esittelyn.',
  end: 'Lopeta esittely',
  unsaved: 'Tallenna tai peru ensin liikkeen tietoihin tekemäsi muutokset.',
  question: 'Lopetetaanko esittely?',
  removes:
    'Esittelyn renkaat, arviot ja kampanjat poistuvat pysyvästi. Samoin liikkeen tiedot, hinnasto, rahoitus, kysymykset ja myyntilauseet siltä osin kuin et ole vaihtanut niitä omiin.',
  keeps:
    'Itse lisäämäsi ja muuttamasi tiedot säilyvät. Myös artikkelit, merkit, etusivun muut tekstit ja aukioloajat jäävät, joten tarkista ne.',
  finally: 'Keltainen esittelyrivi häviää sivuilta. Tätä ei voi perua.',
  confirm: 'Lopeta esittely',
  ended: 'Esittely on lopetettu. Täydennä seuraavaksi liikkeen tiedot.',
  failed: 'Esittelyä ei voitu lopettaa',
} as const;
