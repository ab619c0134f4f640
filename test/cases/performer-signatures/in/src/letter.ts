export interface Letter {
  to: string;
}
