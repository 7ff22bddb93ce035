// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
import { hotelAdmin } from './admin.ts';
import { tyreSetTexts } from './tyre-hotel.ts';

export const tyreHotelWords = {
  entities: {
    'tyre-set': 'Rengassarja',
    'tyre-set-check': 'Rengassarjan mittaus',
    'tyre-hotel-settings': 'Rengashotellin asetukset',
    'tyre-set-picture': 'Rengassarjan kuva',
    'tyre-set-import': 'Rengassarjojen tuonti',
  },
  places: { 'tyre-set': '/admin/rengashotelli/' },
  fields: {
    shelf: 'Hyllypaikka',
    season: 'Kausi',
    size: 'Koko',
    make: 'Merkki ja malli',
    returnedOn: 'Luovutettu',
    change: 'Vaihto',
    bookedOn: 'Varattu päivä',
    triedAt: 'Soitto ilman vastausta',
    day: 'Päivä',
    depths: 'Urasyvyydet (mm)',
    changesPerDay: 'Vaihtoja päivässä',
  },
  values: { season: tyreSetTexts.seasons, change: hotelAdmin.states },
  jobs: {
    'tyre-hotel.forget': 'Vanhojen rengassarjojen poisto',
    'tyre-hotel.intake-email': 'Rengashotellin vastaanottokirjeet',
    'tyre-hotel.remind': 'Rengashotellin muistutukset',
    'tyre-hotel.reminder-email': 'Rengashotellin muistutuskirjeet',
  },
} as const;
