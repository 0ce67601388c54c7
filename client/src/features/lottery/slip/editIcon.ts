/** A pencil in the style of the icon set: 24 px grid, 1.5 px lines. */
export const editIcon = 'M5 19l.9-4L15.5 5.4a1.6 1.6 0 0 1 2.3 0l.8.8a1.6 1.6 0 0 1 0 2.3L9 18.1zM13.5 7.4l3.1 3.1';
