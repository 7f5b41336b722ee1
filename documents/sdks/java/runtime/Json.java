package example.brand;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.ToNumberPolicy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** JSON as lists and maps that do not change. */
final class Json {

  private static final Gson GSON =
      new GsonBuilder()
          .disableHtmlEscaping()
          .serializeNulls()
          .setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE)
          .create();

  private Json() {}

  static String write(Map<String, ?> fields) {
    return GSON.toJson(fields);
  }

  /** The object in a text; empty if it is something else. */
  static Optional<Map<String, Object>> read(String text) {
    try {
      return Optional.ofNullable(objectIn(fixed(GSON.fromJson(text, Object.class))));
    } catch (JsonParseException anotherText) {
      return Optional.empty();
    }
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> objectIn(Object value) {
    return value instanceof Map ? (Map<String, Object>) value : null;
  }

  private static Object fixed(Object value) {
    if (value instanceof List<?> list) {
      List<Object> entries = new ArrayList<>();
      for (Object entry : list) entries.add(fixed(entry));
      return Collections.unmodifiableList(entries);
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> entries = new LinkedHashMap<>();
      map.forEach((key, entry) -> entries.put((String) key, fixed(entry)));
      return Collections.unmodifiableMap(entries);
    }
    return value;
  }
}
