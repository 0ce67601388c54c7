/** Thrown if the queue is full, or a connection or reply is late. A statement already sent may have taken effect. */
export class Overloaded extends Error {}
