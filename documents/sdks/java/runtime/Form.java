package example.brand;

import example.brand.types.FileInput;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.UUID;

/** A form with files. */
record Form(byte[] body, String contentType) {

  static Form of(Map<String, Object> fields) {
    String boundary = UUID.randomUUID().toString();
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    fields.forEach(
        (name, value) -> {
          String disposition = "form-data; name=\"" + quoted(name) + "\"";
          byte[] content;
          if (value instanceof FileInput file) {
            disposition += "; filename=\"" + quoted(file.name()) + "\"";
            content = file.content();
          } else content = bytes(String.valueOf(value));
          body.writeBytes(
              bytes("--" + boundary + "\r\nContent-Disposition: " + disposition + "\r\n\r\n"));
          body.writeBytes(content);
          body.writeBytes(bytes("\r\n"));
        });
    body.writeBytes(bytes("--" + boundary + "--\r\n"));
    return new Form(body.toByteArray(), "multipart/form-data; boundary=" + boundary);
  }

  private static String quoted(String name) {
    return name.replace("\"", "%22").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
