import com.google.gson.GsonBuilder;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs the sample of each package that is named, and prints what each printed or failed with. */
class SampleDriver {

  public static void main(String[] packages) throws Exception {
    PrintStream own = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    List<Object> outcomes = new ArrayList<>();
    for (String name : packages) outcomes.add(run(name));
    own.println(new GsonBuilder().serializeNulls().create().toJson(outcomes));
  }

  static Map<String, Object> run(String name) throws Exception {
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    Throwable failure = null;
    try {
      Class<?> sample = Class.forName(name + ".Sample");
      sample.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } catch (InvocationTargetException failed) {
      failure = failed.getCause();
    }
    Map<String, Object> outcome = new LinkedHashMap<>();
    outcome.put("printed", printed.toString(StandardCharsets.UTF_8));
    outcome.put("error", failure == null ? null : failure.toString());
    return outcome;
  }
}
