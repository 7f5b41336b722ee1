package example.brand.types;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file to upload, with the name that it keeps where a name is kept. */
public final class FileInput {

  private final String name;
  private final byte[] content;

  private FileInput(String name, byte[] content) {
    this.name = name;
    this.content = content;
  }

  public static FileInput of(String name, byte[] content) {
    return new FileInput(name, content.clone());
  }

  /** Reads the file now. */
  public static FileInput of(Path file) throws IOException {
    return new FileInput(String.valueOf(file.getFileName()), Files.readAllBytes(file));
  }

  public String name() {
    return name;
  }

  public byte[] content() {
    return content.clone();
  }

  @Override
  public String toString() {
    return name + " (" + content.length + " bytes)";
  }
}
