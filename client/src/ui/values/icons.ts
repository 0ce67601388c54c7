/**
 * Outline icons: one path per icon on a 24 px grid, drawn with a 1.5 px stroke and round ends. Each is a plain string,
 * so that a bundle contains only the icons that it uses.
 */
export const alertIcon = 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.1';
export const bankIcon = 'M4 9.5 12 4.5l8 5zM5 19.5h14M7 10v7M12 10v7M17 10v7';
export const calendarIcon =
  'M6 5.5h12a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5H6a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 6 5.5zM4.5 10h15M8.5 3.5v4M15.5 3.5v4';
export const cardIcon = 'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3 10h18M6.5 15h4';
export const chatIcon = 'M4 5.5h16v11h-8.5L7 20v-3.5H4z';
export const checkIcon = 'm5 12.5 4.5 4.5L19 7.5';
export const clockIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5l3.5 2';
export const closeIcon = 'm6 6 12 12M18 6 6 18';
export const copyIcon =
  'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2';
export const diamondIcon = 'M7 5h10l4 5-9 9.5L3 10zM3 10h18M9 10l3 9.5L15 10l-2.5-5h-1z';
export const downIcon = 'm6 9.5 6 6 6-6';
export const downloadIcon = 'M12 4.5v11M7.5 11l4.5 4.5 4.5-4.5M4.5 19.5h15';
export const externalIcon =
  'M13.5 4.5h6v6M19.5 4.5l-9 9M17.5 13.5v5a1.5 1.5 0 0 1-1.5 1.5H6a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 6 7h5';
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0';
export const eyeOffIcon =
  'M4 4l16 16M9.5 6a9 9 0 0 1 2.5-.4c6 0 9.5 6.4 9.5 6.4a17 17 0 0 1-2.8 3.5M6.2 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.4M10 10.1a2.8 2.8 0 0 0 3.9 3.9';
export const fileIcon = 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6';
export const filterIcon =
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
export const friendsIcon =
  'M5.7 8.5a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M2.8 19c.6-3.5 3-5.3 6.2-5.3s5.6 1.8 6.2 5.3M16 5.5a3.3 3.3 0 0 1 0 6M18 14c1.8.7 2.9 2.4 3.2 5';
export const gameIcon =
  'M6 4h12a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 18 20H6a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 6 4zM3.5 9h17M9.2 9v11M14.8 9v11';
export const gearIcon =
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 3.5v2.5M12 18v2.5M3.5 12H6M18 12h2.5M6 6l1.8 1.8M16.2 16.2 18 18M18 6l-1.8 1.8M7.8 16.2 6 18';
export const giftIcon =
  'M5.5 9h13a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-8A1.5 1.5 0 0 1 5.5 9zM3 9h18M12 9v11M12 9C9 9 7 7.8 7 6a2 2 0 0 1 2-2c2 0 3 2.5 3 5zm0 0c3 0 5-1.2 5-3a2 2 0 0 0-2-2c-2 0-3 2.5-3 5z';
export const globeIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17z';
export const helpIcon =
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M9.5 9.6a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2.9-1.2 1.7M12 16.5v.1';
export const homeIcon = 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z';
export const hornIcon = 'M4 10v4h3l8 4V6L7 10zM18 9.5c1.2 1.4 1.2 3.6 0 5';
export const infoIcon = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5.5M12 7.6v.1';
export const leftIcon = 'm14.5 6-6 6 6 6';
export const listIcon = 'M8.5 6.5h11M8.5 12h11M8.5 17.5h11M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1';
export const lockIcon =
  'M7 10.5h10a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zM8 10.5V8a4 4 0 0 1 8 0v2.5';
export const logOutIcon = 'M13.5 4.5H6v15h7.5M10 12h10.5M16.5 8l4 4-4 4';
export const mailIcon = 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM4 7.5l8 6 8-6';
export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const minusIcon = 'M5 12h14';
export const moonIcon = 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z';
export const offlineIcon =
  'M4 4l16 16M2.5 9.5A14 14 0 0 1 7 6.8M21.5 9.5A14 14 0 0 0 11 5.6M6 13.2a9 9 0 0 1 4-2M18 13.2a9 9 0 0 0-2.3-1.5M9.5 16.7a4 4 0 0 1 5 0M12 20v.1';
export const pauseIcon = 'M9 6v12M15 6v12';
export const phoneIcon = 'M9 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 18h2';
export const playIcon = 'M8 5.5v13l10-6.5z';
export const plusIcon = 'M12 5v14M5 12h14';
export const qrIcon = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v6M16.5 20H14';
export const refreshIcon = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.1M19.5 4.5v4.3h-4.3';
export const rightIcon = 'm9.5 6 6 6-6 6';
export const searchIcon = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l4.5 4.5';
export const shieldIcon = 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.2 4-4.2';
export const soundIcon = 'M4 10v4h3.5L12 18V6l-4.5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11';
export const soundOffIcon = 'M4 10v4h3.5L12 18V6l-4.5 4zM15.5 9.5l5 5M20.5 9.5l-5 5';
export const starIcon = 'm12 3.8 2.5 5.3 5.7.7-4.2 4 1.1 5.8L12 16.8l-5.1 2.8L8 13.8l-4.2-4 5.7-.7z';
export const sunIcon =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4';
export const transferIcon = 'M4 8.5h15M15.5 5 19 8.5 15.5 12M20 15.5H5M8.5 12 5 15.5 8.5 19';
export const trashIcon = 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5';
export const upIcon = 'm6 14.5 6-6 6 6';
export const uploadIcon = 'M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4.5 15.5v3A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-3';
export const userIcon = 'M8.2 8a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6';
export const walletIcon =
  'M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M6 8h12.5a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 7.5V17M20.5 12H17a1.8 1.8 0 0 0 0 3.6h3.5';
