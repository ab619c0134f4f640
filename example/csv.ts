/** A CSV reader for text that arrives in pieces: quotes, doubled quotes, and line breaks inside of quotes (RFC 4180). */
export class CsvReader {
  private row: string[] = [];
  private field = "";
  private quoted = false;
  /** The last character was a quote inside a quoted field: its end, or the first half of a doubled one. */
  private quotePending = false;

  /** Takes the next piece and gives the rows that it completed. */
  push(text: string): string[][] {
    const rows: string[][] = [];
    for (const character of text) {
      if (this.quotePending) {
        this.quotePending = false;
        if (character === '"') {
          this.field += '"';
          continue;
        }
        this.quoted = false;
      }
      if (this.quoted) {
        if (character === '"') this.quotePending = true;
        else this.field += character;
      } else if (character === '"' && this.field === "") {
        this.quoted = true;
      } else if (character === ",") {
        this.endField();
      } else if (character === "\n") {
        rows.push(this.endRow());
      } else if (character !== "\r") {
        this.field += character;
      }
    }
    return rows;
  }

  /** The last row, if the text did not end with a line break. */
  end(): string[][] {
    return this.field === "" && this.row.length === 0 ? [] : [this.endRow()];
  }

  private endField(): void {
    this.row.push(this.field);
    this.field = "";
  }

  private endRow(): string[] {
    this.endField();
    const row = this.row;
    this.row = [];
    return row;
  }
}
