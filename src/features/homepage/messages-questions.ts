// The subjects of the shop's own questions, in the order in which a question is tried against them, and the words that a question of each has.

export interface QuestionSubject {
  readonly id: string;
  readonly title: string;
  /** The last subject takes what no other has. */
  readonly words?: RegExp;
}

export const QUESTION_SUBJECTS: readonly QuestionSubject[] = [
  { id: 'hotelli', title: 'Rengashotelli', words: /hotelli|säilyt(?:y|ätt|yks)/i },
  {
    id: 'ajanvaraus',
    title: 'Ajanvaraus ja käynti',
    words:
      /varau|varat|varaa|aikaan\?|ajasta|jonot|odottaa|parkki|koiran|pyörätuol|pyhäpäiv|lounas|sijais|ladata|otan mukaan|auton? (?:jättää|tuo|tai)|tuoda auton|samalla käynni|rauhallis|soitatte|tuoda pelkät/i,
  },
  {
    id: 'hinnat',
    title: 'Hinnat ja maksaminen',
    words: /maksa|maksu|maksetta|hinto|alennu|kuiti|lasku|lahjakort|epassi|osamaksu|yrityksi/i,
  },
  {
    id: 'ostaminen',
    title: 'Renkaiden ostaminen ja takuu',
    words:
      /myy(?:ttekö|tte)|ette myy|vanhat renkaat menevät|ostaa|tilaan|lähetätte|takuu|palauttaa|reklamaatio|valmiina pyörinä|saako pultt/i,
  },
  {
    id: 'laki',
    title: 'Laki ja talvi',
    words: /sako|perävaunu|pakko|nastarenkai|talvirenkailla|vuorenhuippu|nastaa|kitka|nasta|milloin renkaat/i,
  },
  {
    id: 'tyot',
    title: 'Työt',
    words:
      /paik(?:ata|kaus)|kauan|asenna|säädätte|töitä ette|vaihdatte|tulette|korjaatte|täytättekö|teettekö|kiristää|lukkopult/i,
  },
  {
    id: 'liike',
    title: 'Liike ja tiedot',
    words: /omistaa|toimipist|töissä|töitä tarjolla|kielillä|tietoni|uutiskir/i,
  },
  { id: 'paineet', title: 'Rengaspaineet', words: /pain|tpms/i },
  {
    id: 'koot',
    title: 'Koot ja merkinnät',
    words: /rengaskoko|kantavu|nopeusluok|merkint|numerot|offset|keskirei|leveämmän|pakettiautoon laittaa/i,
  },
  { id: 'renkaat', title: 'Muuta renkaista' },
];
