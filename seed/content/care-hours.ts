/** When people answer the phone, for readers and for clocks; times are Eastern. */
export const CARE_HOURS = [
  {
    days: 'Monday to Friday',
    hours: '8 am to 8 pm ET',
    weekdays: [1, 2, 3, 4, 5],
    opens: '08:00',
    closes: '20:00',
  },
  { days: 'Saturday', hours: '9 am to 5 pm ET', weekdays: [6], opens: '09:00', closes: '17:00' },
] as const;
